import {
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Switch,
} from '@mui/material';
import { useT, useTranslateAny } from '../../i18n/useT';
import { Dialog } from '../../ui/unsaved/Dialog';
import { usePreference } from '../../providers/store';
import { deliveryActions } from '../actions/list';
import { runActions } from '../actions/runList';
import { usePageCommands } from './pageCommands';
import { BOARD_KEYS, keyLabel, LETTER_KEYS_PREFERENCE, LIST_KEYS } from './boardKeyList';
import styles from './keySheet.module.css';

interface KeyGroup {
  title: string;
  /** Description, and the keys that do it. */
  rows: readonly (readonly [string, readonly string[]])[];
}

/** All keys of the board, generated from the same lists that register them. */
export default function KeySheet({ onClose }: { onClose: () => void }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const [hasLetters, setHasLetters] = usePreference(LETTER_KEYS_PREFERENCE, true);
  const ofActions = (actions: readonly { name: string; hotkey?: string }[]) =>
    actions.flatMap(({ name, hotkey }) =>
      hotkey ? [[translateAny(`actions.${name}.label`), [hotkey]] as const] : [],
    );
  const ofKeys = (keys: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(keys).map(([name, each]) => [translateAny(`interaction.keys.${name}`), each] as const);
  const ofPage = usePageCommands().flatMap(({ label, hotkey }) =>
    hotkey ? [[label, [hotkey]] as const] : [],
  );
  const groups: KeyGroup[] = [
    { title: translate('interaction.sheet.board'), rows: [...ofKeys(BOARD_KEYS), ...ofPage] },
    { title: translate('interaction.sheet.list'), rows: ofKeys(LIST_KEYS) },
    { title: translate('interaction.sheet.stop'), rows: ofActions(deliveryActions) },
    { title: translate('interaction.sheet.run'), rows: ofActions(runActions) },
  ];
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="key-sheet-title">
      <DialogTitle id="key-sheet-title">{translate('interaction.sheet.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('interaction.sheet.sentence')}</DialogContentText>
        <FormControlLabel
          data-stored
          control={<Switch checked={hasLetters} onChange={(_, isOn) => setHasLetters(isOn)} />}
          label={translate('interaction.sheet.letters')}
        />
        <div className={styles.sheet}>
          {groups.map(({ title, rows }) =>
            rows.length > 0 ? (
              <section key={title}>
                <h3>{title}</h3>
                <dl>
                  {rows.map(([what, keys]) => (
                    <div key={what}>
                      <dt>{what}</dt>
                      <dd>
                        {keys.map((key) => (
                          <kbd key={key}>{keyLabel(key)}</kbd>
                        ))}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ) : null,
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="contained">
          {translate('interaction.sheet.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
