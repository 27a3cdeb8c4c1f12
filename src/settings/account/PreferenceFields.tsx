import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { LANGUAGES, type Language } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { useMode } from '../../ui/theme/useMode';
import { useLanguage, useSetLanguage } from '../../providers/LanguageProvider';
import { showMessage } from '../../providers/messageLog';
import { writePreference } from '../../providers/preferences';

/** Language and dark mode: stored in this browser at once, and with the user on the server. */
export function PreferenceFields() {
  const translate = useT();
  const shown = useLanguage();
  const setLanguage = useSetLanguage();
  const [mode, setMode] = useMode();
  const choose = (language: Language) => {
    void setLanguage(language).then(
      () => writePreference('language', language),
      () => showMessage({ kind: 'error', key: 'errors.chunk', text: '' }),
    );
  };
  return (
    <>
      <Box>
        <FormLabel id="language-of-account">{translate('accountPages.preferences.language')}</FormLabel>
        <RadioGroup row aria-labelledby="language-of-account" value={shown}>
          {LANGUAGES.map((language) => (
            <FormControlLabel
              key={language}
              value={language}
              lang={language}
              control={<Radio size="small" />}
              label={translate(`languages.${language}`)}
              onChange={() => choose(language)}
            />
          ))}
        </RadioGroup>
      </Box>
      <FormControlLabel
        sx={{ alignSelf: 'end' }}
        control={
          <Switch
            checked={mode === 'dark'}
            onChange={(event) => setMode(event.target.checked ? 'dark' : 'light')}
          />
        }
        label={translate('accountPages.preferences.dark')}
      />
    </>
  );
}
