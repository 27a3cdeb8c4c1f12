import {
  Button,
  Chip,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { EVENT_STATUS_IDS, eventStatusName } from '../../domain/stops/eventStatus';
import { useT } from '../../i18n/useT';
import { Dialog } from '../../ui/unsaved/Dialog';
import { STOP_MARKS } from '../stopMarks';
import { useClock } from '../useBoardClock';
import { selectAll } from './selection';
import { matchesRule, NO_RULE, type SelectionRule } from './selectionRule';
import { useInteraction } from './useInteraction';
import styles from './ruleDialog.module.css';
import textStyles from '../../ui/theme/text.module.css';
import { isTimeOfDay } from '../../domain/time/timeOfDay';
import { TimeInput } from '../../ui/TimeInput';

/** No run is chosen; a run's id is above 0, and 0 is the pool. */
const ANY_RUN = -1;
const STATUS_NAMES = [...new Set(EVENT_STATUS_IDS.map(eventStatusName))].filter(
  (name) => name !== 'copayment',
);

/** Selects all visible stops that match every condition: "all refrigerated after 17:00". */
export default function RuleDialog({ onClose }: { onClose: () => void }) {
  const translate = useT();
  const interaction = useInteraction();
  const clock = useClock();
  const [rule, setRule] = useState<SelectionRule>(NO_RULE);
  // Fixed when the dialog opens: it works on the stops that were visible then.
  const [{ stops, clock: moment }] = useState(() => ({
    stops: interaction.order().flatMap((id) => interaction.find(id) ?? []),
    clock,
  }));
  const found = stops.filter((stop) => matchesRule(rule, stop, moment));
  const set = (changes: Partial<SelectionRule>) => setRule({ ...rule, ...changes });
  const time = (name: 'from' | 'to') => (
    <TimeInput
      label={translate(`interaction.rule.${name}`)}
      value={rule[name] ?? ''}
      onChange={(time) => set({ [name]: isTimeOfDay(time) ? time.slice(0, 5) : null })}
    />
  );
  const chip = (label: string, isOn: boolean, onToggle: () => void) => (
    <Chip
      key={label}
      label={label}
      color={isOn ? 'primary' : 'default'}
      variant={isOn ? 'filled' : 'outlined'}
      onClick={onToggle}
      aria-pressed={isOn}
    />
  );
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="rule-title">
      <form
        onSubmit={(submit) => {
          submit.preventDefault();
          const selected = selectAll(found.map(({ event }) => event.id));
          interaction.selection.set(selected);
          interaction.said.set(translate('interaction.selection.count', { smart_count: selected.ids.size }));
          onClose();
        }}
      >
        <DialogTitle id="rule-title">{translate('interaction.rule.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <DialogContentText>{translate('interaction.rule.sentence')}</DialogContentText>
          <div className={styles.flags} role="group" aria-label={translate('dispatch.fields.flags')}>
            {STOP_MARKS.map((mark) =>
              chip(translate(`dispatch.marks.${mark}`), rule.marks.includes(mark), () =>
                set({
                  marks: rule.marks.includes(mark)
                    ? rule.marks.filter((each) => each !== mark)
                    : [...rule.marks, mark],
                }),
              ),
            )}
            {chip(translate('interaction.rule.missed'), rule.isMissed, () =>
              set({ isMissed: !rule.isMissed }),
            )}
            {chip(translate('interaction.rule.late'), rule.isLate, () => set({ isLate: !rule.isLate }))}
            {chip(translate('interaction.rule.atRisk'), rule.isAtRisk, () =>
              set({ isAtRisk: !rule.isAtRisk }),
            )}
          </div>
          <div className={styles.fields}>
            <TextField
              select
              label={translate('interaction.rule.status')}
              value={rule.status ?? ''}
              onChange={(change) => set({ status: change.target.value || null })}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            >
              <MenuItem value="">{translate('interaction.rule.open')}</MenuItem>
              {STATUS_NAMES.map((name) => (
                <MenuItem key={name} value={name}>
                  {translate(`eventStatus.${name}`)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label={translate('dispatch.fields.run')}
              value={rule.runId ?? ANY_RUN}
              onChange={(change) => {
                const id = Number(change.target.value);
                set({ runId: id === ANY_RUN ? null : id });
              }}
            >
              <MenuItem value={ANY_RUN}>{translate('interaction.rule.anyRun')}</MenuItem>
              <MenuItem value={0}>{translate('dispatch.unassigned')}</MenuItem>
              {(interaction.board()?.manifests ?? []).map((manifest) => (
                <MenuItem key={manifest.id} value={manifest.id}>
                  {manifest.name}
                </MenuItem>
              ))}
            </TextField>
            {time('from')}
            {time('to')}
          </div>
          <p className={textStyles.quiet} role="status">
            {translate('interaction.rule.found', { smart_count: found.length })}
          </p>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {translate('interaction.rule.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={found.length === 0}>
            {translate('interaction.rule.select')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
