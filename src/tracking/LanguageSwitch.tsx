/** @jsxImportSource preact */
import type { TrackingLanguage } from './sentences';
import styles from './tracking.module.css';

/** A year in seconds. */
const YEAR = 31_536_000;
const LANGUAGES: readonly { code: TrackingLanguage; short: string; name: string }[] = [
  { code: 'en', short: 'EN', name: 'English' },
  { code: 'es', short: 'ES', name: 'Español' },
];

/** The language chosen on this phone; undefined before a choice. A separate cookie from the office's. */
export function chosenLanguage(): TrackingLanguage | undefined {
  const code = document.cookie.match(/(?:^|;\s*)TRACKING_LANG=(\w+)/)?.[1];
  return LANGUAGES.find((one) => one.code === code)?.code;
}

export function browserLanguage(): TrackingLanguage {
  return navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en';
}

export function chooseLanguage(language: TrackingLanguage): void {
  document.cookie = `TRACKING_LANG=${language}; path=/; max-age=${YEAR}; SameSite=Lax`;
}

interface Props {
  label: string;
  language: TrackingLanguage;
  onChoose: (language: TrackingLanguage) => void;
}

export function LanguageSwitch({ label, language, onChoose }: Props) {
  return (
    <div class={styles.languages} role="group" aria-label={label}>
      {LANGUAGES.map(({ code, short, name }) => (
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
