import { useEffect, useState } from 'react';
import type { passwordStrength as english } from '../i18n/en/passwordStrength';
import type { SameKeys } from '../i18n/messages';
import type { judgePassword } from './passwordStrength';
import styles from './passwordStrength.module.css';

export type StrengthWords = SameKeys<typeof english>;

interface PasswordStrengthProps {
  password: string;
  /** Words about the person that a stranger would try. */
  known: readonly string[];
  words: StrengthWords;
}

/** Strength of the password as text and as a meter. It only helps to choose: the server decides. */
export function PasswordStrength({ password, known, words }: PasswordStrengthProps) {
  const [judge, setJudge] = useState<{ run: typeof judgePassword } | null>(null);
  const isTyped = password !== '';
  useEffect(() => {
    if (!isTyped || judge) return;
    let isCurrent = true;
    void import('./passwordStrength').then(
      ({ judgePassword: run }) => {
        if (isCurrent) setJudge({ run });
      },
      // Without a connection there is no meter; the checklist and the server's check still work.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isTyped, judge]);

  if (!isTyped || !judge) return null;
  const { level, isCommon } = judge.run(password, known);
  const text = isCommon ? words.common : words[`level${level}`];
  return (
    <p className={styles.strength}>
      <label htmlFor="password-strength">{words.label}</label>
      <meter id="password-strength" min={0} max={4} low={2} high={3} optimum={4} value={level}>
        {text}
      </meter>
      <span aria-live="polite">{text}</span>
    </p>
  );
}
