import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { commonPasswords, isCommonPassword } from '../domain/access/commonPassword';

export interface Judgement {
  /** 0: guessed at once, 4: not guessed. */
  level: 0 | 1 | 2 | 3 | 4;
  isCommon: boolean;
}

const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
const common = commonPasswords(dictionary['passwords-common']);

/** Fetched when somebody begins to type a new password: its list of passwords is heavy. */
export function judgePassword(password: string, known: readonly string[]): Judgement {
  const isCommon = isCommonPassword(password, common);
  return { level: isCommon ? 0 : guesser.check(password, [...known]).score, isCommon };
}
