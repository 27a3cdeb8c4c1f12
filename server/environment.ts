/** A variable has an invalid value. The message is for the person who starts the server. */
export class WrongConfiguration extends Error {
  override name = 'WrongConfiguration';
}

export type Environment = Readonly<Record<string, string | undefined>>;

export function integerOf(env: Environment, name: string, initial: number, min: number, max: number): number {
  const given = env[name]?.trim();
  if (!given) return initial;
  const value = Number(given);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new WrongConfiguration(`${name} is "${given}", but it must be a whole number from ${min} to ${max}.`);
}

export function flagOf(env: Environment, name: string, initial: boolean): boolean {
  const given = env[name]?.trim();
  if (!given) return initial;
  if (given === '1' || given === '0') return given === '1';
  throw new WrongConfiguration(`${name} is "${given}", but it must be 1 (yes) or 0 (no).`);
}

export function choiceOf<T extends string>(
  env: Environment,
  name: string,
  initial: T,
  choices: readonly T[],
): T {
  const given = env[name]?.trim();
  if (!given) return initial;
  const choice = choices.find((each) => each === given);
  if (choice) return choice;
  throw new WrongConfiguration(`${name} is "${given}", but it must be one of: ${choices.join(', ')}.`);
}

export function urlOf(env: Environment, name: string, protocols: readonly string[]): URL | null {
  const given = env[name]?.trim();
  if (!given) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url && protocols.includes(url.protocol)) return url;
  // The value is not repeated: a database address carries a password.
  throw new WrongConfiguration(
    `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
  );
}
