import { dictionary } from '@zxcvbn-ts/language-common';
import { commonPasswords } from '../../src/domain/access/commonPassword';

/** Comes with the program: nothing is asked for elsewhere. */
export const COMMON_PASSWORDS = commonPasswords(dictionary['passwords-common']);
