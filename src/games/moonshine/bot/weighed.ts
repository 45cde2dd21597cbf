import type { Tell } from './traits.ts';

/** Weights by the trait that they are for; a trait without one counts nothing. */
export type Lesson = Readonly<Record<string, number>>;

/** What the traits that are told come to. */
export function weighed(lesson: Lesson, told: (tell: Tell) => void): number {
  let sum = 0;
  told((name, figure) => {
    sum += (lesson[name] ?? 0) * figure;
  });
  return sum;
}
