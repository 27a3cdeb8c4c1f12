import type { ReactNode } from 'react';
import { APP_NAME } from '../i18n/pageTitle';
import type { AccountWords } from './translator';
import styles from './account.module.css';
import { type Language, LANGUAGES } from '../domain/wire/languages';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español', ar: 'العربية' };

interface AccountFrameProps {
  words: AccountWords;
  language: Language;
  onLanguage: (language: Language) => void;
  children: ReactNode;
}

/** Name of the product, one card, and the language switch. */
export function AccountFrame({ words, language, onLanguage, children }: AccountFrameProps) {
  return (
    <div className={styles.account}>
      <header>
        <span className={styles.brand}>{APP_NAME}</span>
        <div className={styles.languages} role="group" aria-label={words.language}>
          {LANGUAGES.map((one) => (
            <button
              key={one}
              type="button"
              lang={one}
              aria-pressed={one === language}
              onClick={() => onLanguage(one)}
            >
              {NAMES[one]}
            </button>
          ))}
        </div>
      </header>
      <main>{children}</main>
      <footer>
        <bdi dir="ltr">
          © {new Date().getFullYear()} {APP_NAME} · v2.5.4
        </bdi>
      </footer>
    </div>
  );
}
