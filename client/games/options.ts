/** Options by name; those left out are as by default. */
export type OptionChoice = Record<string, string | boolean>;

/** What each option and each of its values is called. */
export type OptionWords = Record<string, { label: string; values: Record<string, string> }>;

/** "Squads: reach by land only". */
export function optionWords(options: OptionWords, name: string, value: string | boolean): string {
  const words = options[name];
  return `${words?.label ?? name}: ${words?.values[String(value)] ?? String(value)}`;
}
