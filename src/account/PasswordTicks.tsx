import {
  PASSWORD_MIN_LENGTH,
  PASSWORD_RULES,
  passwordRuleKey,
  passwordTicks,
} from '../domain/access/password';
import type { Problem } from '../domain/wire/problem';
import type { validation as englishRules } from '../i18n/en/validation';
import type { SameKeys } from '../i18n/messages';
import { PasswordStrength, type StrengthWords } from './PasswordStrength';
import { fill } from './translator';
import styles from './passwordTicks.module.css';
import accountStyles from './account.module.css';

/** Texts of a page with a new password. */
export interface RuleWords {
  page: { rules: string; met: string; missing: string; strength: StrengthWords };
  rules: SameKeys<typeof englishRules>;
}

/** Sentence of a rule of spec §5 from its i18n key, `validation.passwordLength`, with its values. */
export function ruleSentence({ message, args = {} }: Problem, { rules }: RuleWords): string {
  const sentence = Object.entries(rules).find(([name]) => `validation.${name}` === message)?.[1];
  const values = Object.entries({ min: PASSWORD_MIN_LENGTH, ...args });
  return fill(
    sentence ?? rules.checkField,
    Object.fromEntries(values.map(([key, value]) => [key, String(value)])),
  );
}

interface PasswordTicksProps {
  password: string;
  /** Name and e-mail of the person, if known. */
  known: readonly string[];
  words: RuleWords;
}

/** Each rule of a good password (spec §5) with a tick that follows the typing, and how strong the password is. */
export function PasswordTicks({ password, known, words }: PasswordTicksProps) {
  const ticks = passwordTicks(password);
  return (
    <>
      <p className={styles.rulesTitle} id="password-rules">
        {words.page.rules}
      </p>
      <ul className={styles.rules} aria-labelledby="password-rules">
        {PASSWORD_RULES.map((rule) => (
          <li key={rule} className={ticks[rule] ? styles.met : undefined}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              {ticks[rule] ? <path d="m3.5 8.5 3 3 6-7" /> : <circle cx="8" cy="8" r="2.5" />}
            </svg>
            {ruleSentence({ message: passwordRuleKey(rule) }, words)}
            <span className={accountStyles.forEars}>
              : {ticks[rule] ? words.page.met : words.page.missing}
            </span>
          </li>
        ))}
      </ul>
      <PasswordStrength password={password} known={known} words={words.page.strength} />
    </>
  );
}
