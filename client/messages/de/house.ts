export * from '../en/house.ts';
