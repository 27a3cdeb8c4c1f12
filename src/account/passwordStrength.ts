import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { commonPasswords, isCommonPassword } from '../domain/access/commonPassword';

export interface Judgement {
  /** 0: very easy to guess, 4: hard to guess. */
  level: 0 | 1 | 2 | 3 | 4;
  isCommon: boolean;
}

const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
const common = commonPasswords(dictionary['passwords-common']);

/** Loaded when the user starts to type a new password: its list of passwords is large. */
export function judgePassword(password: string, known: readonly string[]): Judgement {
  const isCommon = isCommonPassword(password, common);
  return { level: isCommon ? 0 : guesser.check(password, [...known]).score, isCommon };
}
