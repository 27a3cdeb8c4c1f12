import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from './App';
import { readLanguage } from '../i18n/language';
import { createI18nProvider } from '../providers/i18nProvider';
import { loadBrowserSettings } from '../providers/browserSettings';
import { loadPreferences } from '../providers/preferences';
import { leaveWhenLost } from '../providers/session';
import { writeMode } from '../providers/mode';
import { languageOf } from '../domain/wire/languages';
import { loadStylesFor } from './styleCaches';

/** Entry of the signed-in app: loads preferences and settings first, so that the first screen uses them. */
export async function start(root: HTMLElement): Promise<void> {
  leaveWhenLost();
  const [{ language, dark }] = await Promise.all([loadPreferences(), loadBrowserSettings()]);
  if (typeof dark === 'boolean') writeMode(dark ? 'dark' : 'light');
  const i18nProvider = await createI18nProvider(
    (typeof language === 'string' ? languageOf(language) : null) ?? readLanguage(),
    loadStylesFor,
  );
  createRoot(root).render(<StrictMode>{createApp(i18nProvider).element}</StrictMode>);
}
