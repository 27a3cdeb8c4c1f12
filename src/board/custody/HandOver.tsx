import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useRef, useState } from 'react';
import { custodyProblems, type BagRecord } from '../../domain/custody/custody';
import { PERMISSIONS } from '../../domain/access/permissions';
import type { RunCustody } from '../../domain/custody/custodyView';
import { useT, useTranslateAny } from '../../i18n/useT';
import { showMessage } from '../../providers/messageLog';
import { useAllowed } from '../../providers/usePermissions';
import { BagQuestion, type BagAnswer } from './BagQuestion';
import { BagRows } from './BagRows';
import { useSending } from '../../ui/useSending';

interface HandOverProps {
  run: RunCustody;
  onSend: (bags: readonly BagRecord[]) => Promise<void>;
  onSaving: (isSaving: boolean) => void;
  onClose: () => void;
}

const NO_ANSWER: BagAnswer = { place: null, reason: '' };

/** Hand-over at the counter: asks where each open bag is. */
export function HandOver({ run, onSend, onSaving, onClose }: HandOverProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const mayHandOver = useAllowed(PERMISSIONS.custody.handOver);
  const form = useRef<HTMLFormElement | null>(null);
  const [answers, setAnswers] = useState<ReadonlyMap<number, BagAnswer>>(new Map());
  const { isSaving, trouble, problems, setProblems, send } = useSending(onSaving);
  const open = run.bags.filter((bag) => !bag.is_accounted);
  const answerOf = (id: number) => answers.get(id) ?? NO_ANSWER;
  const records: BagRecord[] = open.flatMap(({ delivery_event_id }) => {
    const { place, reason } = answerOf(delivery_event_id);
    return place ? [{ delivery_event_id, place, reason: reason.trim() || null }] : [];
  });
  const problemOf = (id: number) => {
    const found = problems[`bags[${records.findIndex((one) => one.delivery_event_id === id)}].reason`];
    return found && translateAny(found.message, found.args);
  };

  const save = () => {
    const bags = run.bags.map(({ is_accounted, ...bag }) => ({ ...bag, isAccounted: is_accounted }));
    const found = custodyProblems(bags, records);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      const unsaid = open.find((bag) => {
        const { place, reason } = answerOf(bag.delivery_event_id);
        return place === null || (place === 'missing' && !reason.trim());
      });
      const rows = [...(form.current?.querySelectorAll('fieldset') ?? [])];
      const row = unsaid && rows[open.indexOf(unsaid)];
      row?.querySelector<HTMLElement>('input[type="text"], input')?.focus();
      return;
    }
    void send(
      () => onSend(records),
      () => {
        const key = 'custody.run.done';
        showMessage({ kind: 'success', key, text: translate(key, { run: run.name }) });
        onClose();
      },
    );
  };

  const unaccounted = problems.bags;
  const whileOut = open.length > 0 ? 'custody.run.sentence' : 'custody.run.allAccounted';
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        <DialogContentText>
          {translate(run.has_left ? whileOut : 'custody.run.notLeft', {
            run: run.name,
            driver: run.employee ?? translate('dispatch.noDriver'),
            cdp: run.cdp_name,
            smart_count: open.length,
          })}
        </DialogContentText>
        {trouble && <Alert severity="error">{trouble}</Alert>}
        {unaccounted && !trouble && (
          <Alert severity="warning" role="alert">
            {translateAny(unaccounted.message, unaccounted.args)}
          </Alert>
        )}
        <form
          ref={form}
          id="hand-over"
          noValidate
          style={{ display: 'contents' }}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          {run.has_left && open.length > 1 && (
            <Button
              size="small"
              variant="outlined"
              disabled={isSaving}
              sx={{ justifySelf: 'start' }}
              onClick={() =>
                setAnswers(
                  new Map(open.map((bag) => [bag.delivery_event_id, { place: 'returned', reason: '' }])),
                )
              }
            >
              {translate('custody.run.allBack')}
            </Button>
          )}
          {run.has_left &&
            open.map((bag) => (
              <BagQuestion
                key={bag.delivery_event_id}
                bag={bag}
                answer={answerOf(bag.delivery_event_id)}
                problem={problemOf(bag.delivery_event_id)}
                disabled={isSaving}
                onAnswer={(answer) => setAnswers(new Map(answers).set(bag.delivery_event_id, answer))}
              />
            ))}
        </form>
        <Box>
          <BagRows bags={run.has_left ? run.bags.filter((bag) => bag.is_accounted) : run.bags} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" disabled={isSaving} onClick={onClose}>
          {translate(run.has_left && mayHandOver ? 'custody.run.keep' : 'custody.close')}
        </Button>
        {run.has_left && mayHandOver && (
          <Button type="submit" form="hand-over" variant="contained" loading={isSaving}>
            {translate('custody.run.verb')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
