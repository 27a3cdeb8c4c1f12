import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { DISTANCE_UNITS, type DistanceUnit } from '../../domain/planning/distanceText';
import { CLOCKS, type Clock } from '../../domain/time/clock';
import { DATE_ORDERS, type DateOrder } from '../../domain/time/dateOrder';
import { anyKey, type Translate } from '../../i18n/messageKey';
import { useT } from '../../i18n/useT';
import { useMode } from '../../ui/theme/useMode';
import { useLanguage, useSetLanguage } from '../../providers/LanguageProvider';
import { showMessage } from '../../providers/messageLog';
import { writePreference } from '../../providers/preferences';
import { usePreference } from '../../providers/store';
import { type Language, LANGUAGES } from '../../domain/wire/languages';

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
      <MeasureChoice name="clock" choices={CLOCKS} />
      <MeasureChoice name="date_order" choices={DATE_ORDERS} />
      <MeasureChoice name="distance_unit" choices={DISTANCE_UNITS} />
    </>
  );
}

const OF_COMPANY = '';

interface MeasureChoiceProps {
  name: 'clock' | 'date_order' | 'distance_unit';
  choices: readonly (Clock | DateOrder | DistanceUnit)[];
}

/** How times, dates or distances are written for this person; else as the company has set. */
function MeasureChoice({ name, choices }: MeasureChoiceProps) {
  const translate = useT();
  const [own, setOwn] = usePreference<string>(name, OF_COMPANY);
  const id = `${name}-of-account`;
  return (
    <Box>
      <FormLabel id={id}>{translate(`accountPages.preferences.${name}`)}</FormLabel>
      <RadioGroup row aria-labelledby={id} value={own}>
        {[OF_COMPANY, ...choices].map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio size="small" />}
            label={wordOf(choice, translate)}
            onChange={() => setOwn(choice)}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

function wordOf(choice: string, translate: Translate): string {
  return choice === OF_COMPANY
    ? translate('accountPages.preferences.company')
    : anyKey(translate)(`session.measures.${choice}`);
}
