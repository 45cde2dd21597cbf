import { config } from 'zod';

// The page's policy forbids code made at run time: positions are read without it. To be loaded before any schema is.
config({ jitless: true });
