import { dictionary } from '@zxcvbn-ts/language-common';
import { commonPasswords } from '../../../src/domain/access/commonPassword';

/** The list is part of the program: no other service is queried. */
export const COMMON_PASSWORDS = commonPasswords(dictionary['passwords-common']);
