import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { MOST_DRAFT_ITERATIONS } from '../../domain/planning/draftRules';
import type { DraftWish } from '../../domain/planning/draftView';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT } from '../../i18n/useT';
import { draftErrorText } from './draftErrorText';
import { RunsChoice } from './RunsChoice';
import type { DraftControl } from './useDraft';
import type { DayOfDraft } from './useDayOfDraft';
import styles from './draftChoice.module.css';

/** Offered times of the search. Seconds. */
const SECONDS = [10, 20, 60, 120, 300] as const;
/** Offered overtime. Minutes. */
const OVERTIME = [0, 30, 60, 120] as const;
const MOST_SEED = 1_000_000_000;

interface DraftChoiceProps {
  date: string;
  cdpId: number | null;
  day: DayOfDraft;
  control: DraftControl;
  onClose: () => void;
}

/** Options of a search: deliveries, runs and duration. */
export function DraftChoice({ date, cdpId, day, control, onClose }: DraftChoiceProps) {
  const translate = useT();
  const id = useId();
  const last = control.draft;
  const [isReplanning, setReplanning] = useState(day.pool.length === 0);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [seconds, setSeconds] = useState<number>(20);
  const [overtime, setOvertime] = useState<number>(0);
  const [seed, setSeed] = useState('1');
  const [steps, setSteps] = useState('');
  const { busy, error } = control;
  const words = (name: KeyUnder<'schedulingDraft.choose'>, args?: Record<string, unknown>) =>
    translate(`schedulingDraft.choose.${name}`, args);
  const number = (text: string, most: number) =>
    /^\d+$/.test(text.trim()) && Number(text) <= most ? Number(text) : null;
  const seedGiven = number(seed, MOST_SEED);
  const stepsGiven = steps.trim() === '' ? undefined : number(steps, MOST_DRAFT_ITERATIONS);
  const chosen = day.runs.filter((run) => !left.has(run.id));
  const isBlocked =
    chosen.length === 0 ||
    seedGiven === null ||
    stepsGiven === null ||
    (!isReplanning && day.pool.length === 0);
  const submit = (form: FormEvent) => {
    form.preventDefault();
    form.stopPropagation();
    if (isBlocked) return;
    const wish: DraftWish = {
      date,
      close_door_pharmacy_id: cdpId,
      is_replanning: isReplanning,
      overtime_minutes: overtime,
      seed: seedGiven ?? 1,
      ...(left.size > 0 && { delivery_manifest_ids: chosen.map((run) => run.id) }),
      ...(stepsGiven ? { iterations: stepsGiven } : { seconds }),
    };
    void control.start(wish);
  };
  const secondsText = (value: number) =>
    value < 60 ? words('forSeconds', { seconds: value }) : words('forMinutes', { smart_count: value / 60 });
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        <DialogContentText>{words('sentence')}</DialogContentText>
        {last?.state === 'failed' && last.failure ? (
          <Alert severity="warning">{translate(`schedulingDraft.failure.${last.failure}`)}</Alert>
        ) : null}
        {error ? <Alert severity="error">{draftErrorText(error, translate)}</Alert> : null}
        {day.runs.length === 0 ? <Alert severity="info">{words('noRuns')}</Alert> : null}
        <form id={id} onSubmit={submit} noValidate className={styles.choice}>
          <FormControl>
            <FormLabel id={`${id}-what`}>{words('what')}</FormLabel>
            <RadioGroup
              aria-labelledby={`${id}-what`}
              value={isReplanning ? 'replan' : 'waiting'}
              onChange={(_, value) => setReplanning(value === 'replan')}
            >
              <FormControlLabel
                value="waiting"
                control={<Radio size="small" />}
                disabled={day.pool.length === 0}
                label={words('waiting', { smart_count: day.pool.length })}
              />
              <FormHelperText>{words('waitingHint')}</FormHelperText>
              <FormControlLabel value="replan" control={<Radio size="small" />} label={words('replan')} />
              <FormHelperText>{words('replanHint')}</FormHelperText>
            </RadioGroup>
          </FormControl>
          <RunsChoice runs={day.runs} left={left} onLeft={setLeft} />
          {day.fixed.length > 0 ? (
            <FormHelperText>{words('fixed', { smart_count: day.fixed.length })}</FormHelperText>
          ) : null}
          <div className={styles.fields}>
            <TextField
              select
              label={words('seconds')}
              value={seconds}
              disabled={Boolean(stepsGiven)}
              onChange={(event) => setSeconds(Number(event.target.value))}
            >
              {SECONDS.map((value) => (
                <MenuItem key={value} value={value}>
                  {secondsText(value)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label={words('overtime')}
              value={overtime}
              onChange={(event) => setOvertime(Number(event.target.value))}
            >
              {OVERTIME.map((value) => (
                <MenuItem key={value} value={value}>
                  {value === 0 ? words('noOvertime') : words('minutes', { minutes: value })}
                </MenuItem>
              ))}
            </TextField>
          </div>
          <details className={styles.more}>
            <summary>{words('more')}</summary>
            <div className={styles.fields}>
              <TextField
                label={words('seed')}
                helperText={words('seedHint')}
                value={seed}
                error={seedGiven === null}
                onChange={(event) => setSeed(event.target.value)}
                slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              />
              <TextField
                label={words('steps')}
                helperText={words('stepsHint')}
                value={steps}
                error={stepsGiven === null}
                onChange={(event) => setSteps(event.target.value)}
                slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              />
            </div>
          </details>
        </form>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose} disabled={busy !== null}>
          {words('cancel')}
        </Button>
        <Button type="submit" form={id} variant="contained" loading={busy === 'start'} disabled={isBlocked}>
          {words('start')}
        </Button>
      </DialogActions>
    </>
  );
}
