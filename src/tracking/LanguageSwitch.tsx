/** @jsxImportSource preact */
import { languageOf, type Language } from '../domain/wire/languages';
import styles from './tracking.module.css';

/** A year in seconds. */
const YEAR = 31_536_000;
const CHOICES: readonly { code: Language; short: string; name: string }[] = [
  { code: 'en', short: 'EN', name: 'English' },
  { code: 'es', short: 'ES', name: 'Español' },
  { code: 'ar', short: 'ع', name: 'العربية' },
];

/** The language chosen on this phone; undefined before a choice. A separate cookie from the office's. */
export function chosenLanguage(): Language | undefined {
  const code = document.cookie.match(/(?:^|;\s*)TRACKING_LANG=(\w+)/)?.[1];
  return CHOICES.find((one) => one.code === code)?.code;
}

export function browserLanguage(): Language {
  return languageOf(navigator.language) ?? 'en';
}

export function chooseLanguage(language: Language): void {
  document.cookie = `TRACKING_LANG=${language}; path=/; max-age=${YEAR}; SameSite=Lax`;
}

interface Props {
  label: string;
  language: Language;
  onChoose: (language: Language) => void;
}

export function LanguageSwitch({ label, language, onChoose }: Props) {
  return (
    <div class={styles.languages} role="group" aria-label={label}>
      {CHOICES.map(({ code, short, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={`${short}: ${name}`}
          aria-pressed={code === language}
          onClick={() => onChoose(code)}
        >
          {short}
        </button>
      ))}
    </div>
  );
}
