import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  LinearProgress,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { hasLeftCdp, isBagToLoad } from '../../domain/stops/pickUpRule';
import { useT } from '../../i18n/useT';
import { Dialog } from '../../ui/unsaved/Dialog';
import { useBrowserSettings } from '../../providers/browserSettings';
import type { HttpError } from '../../providers/http';
import { AboutStop } from '../actions/AboutStop';
import type { StopsDialogProps } from '../actions/deliveryAction';
import { BagField, type BagChoice } from '../actions/fields/BagField';
import { stopWords } from '../actions/stopNames';
import { bestDriverCandidate } from '../dispatchState';
import { useInteraction } from '../interaction/useInteraction';
import { CostText } from './CostText';
import { noteLines } from './costLines';
import { moveErrorText } from './moveErrorText';
import type { MoveRequest } from './moveRequest';
import type { MoveTarget } from './moveTarget';
import { PlaceField } from './PlaceField';
import { planFor } from './planFor';
import { RunTable } from './RunTable';
import { useCandidates } from './useCandidates';
import { useMoves } from './useMoves';

type Where = 'run' | 'pool' | 'nextWorkday';

/** Moves one or several stops: to a place of a run (the cheapest first), to the unassigned ones, to the next workday. */
export default function MoveDialog({ stops, onClose }: StopsDialogProps) {
  const translate = useT();
  const interaction = useInteraction();
  const moves = useMoves();
  const settings = useBrowserSettings();
  const ids = stops.map(({ event }) => event.id);
  // The board when the dialog opened: costs and places must be from the same state.
  const [board] = useState(() => interaction.board());
  const candidates = useCandidates(board, ids, settings);
  const [where, setWhere] = useState<Where>(board ? 'run' : 'nextWorkday');
  const [chosen, setChosen] = useState<MoveTarget | null>(null);
  const [bagWith, setBagWith] = useState<BagChoice>('cdp');
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<HttpError | null>(null);
  const run = chosen ?? bestDriverCandidate(candidates)?.target ?? null;
  const target: MoveRequest['target'] | null =
    where === 'run' ? run : where === 'pool' ? { manifestId: null } : 'nextWorkday';
  const isBagWithDriver = bagWith === 'driver';
  const plan =
    board && target && target !== 'nextWorkday'
      ? planFor(board, ids, { ...target, isBagWithDriver }, new Date(), settings)
      : null;
  const candidate =
    where === 'run' ? candidates?.find(({ manifest }) => manifest.id === run?.manifestId) : undefined;
  const goesTo = candidate?.manifest;
  const compared = candidates?.map((each) =>
    each === candidate && run && plan ? { ...each, target: run, plan } : each,
  );
  const asksForBag =
    goesTo !== undefined &&
    hasLeftCdp(goesTo.events) &&
    stops.some(({ event }) => event.delivery_manifest_id !== goesTo.id && isBagToLoad(event));

  const save = async (submit: FormEvent) => {
    submit.preventDefault();
    if (!target) return;
    setError(null);
    setIsSaving(true);
    await moves.send(
      { stops, target, isBagWithDriver: asksForBag && isBagWithDriver },
      { onRefused: setError, onSettled: onClose },
    );
    setIsSaving(false);
  };
  // The table or the lines below it say why.
  const isRefused = plan !== null && plan.refused.length >= ids.length;
  const isPooled = stops.every(({ manifest }) => manifest === null);
  return (
    <Dialog
      open
      onClose={isSaving ? undefined : onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby="move-title"
    >
      <form onSubmit={(submit) => void save(submit)}>
        <DialogTitle id="move-title">
          {translate(
            isPooled ? 'interaction.move.titlePool' : 'interaction.move.title',
            stopWords(stops, translate),
          )}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <DialogContentText>
            <AboutStop stops={stops} />
            {translate(`interaction.move.sentences.${where}`, { smart_count: stops.length })}
          </DialogContentText>
          {error ? <Alert severity="error">{moveErrorText(error, interaction.find, translate)}</Alert> : null}
          <RadioGroup
            row
            aria-label={translate('interaction.move.where')}
            value={where}
            onChange={(_, next) => setWhere(next as Where)}
          >
            <FormControlLabel value="run" control={<Radio />} label={translate('interaction.move.run')} />
            <FormControlLabel
              value="pool"
              control={<Radio />}
              disabled={isPooled}
              label={translate('interaction.move.pool')}
            />
            <FormControlLabel
              value="nextWorkday"
              control={<Radio />}
              label={translate('interaction.move.nextWorkday')}
            />
          </RadioGroup>
          {where === 'run' ? (
            compared ? (
              <RunTable
                candidates={compared}
                ids={ids}
                chosenId={candidate?.manifest.id ?? null}
                onChoose={({ manifest, target: cheapest }) => {
                  if (manifest.id !== run?.manifestId) setChosen(cheapest);
                }}
              />
            ) : (
              <LinearProgress aria-label={translate('interaction.move.comparing')} />
            )
          ) : null}
          {candidate && run ? (
            <PlaceField
              candidate={candidate}
              ids={ids}
              at={run.at}
              onChange={(at) => setChosen({ manifestId: candidate.manifest.id, at })}
            />
          ) : null}
          {asksForBag ? <BagField value={bagWith} onChange={setBagWith} /> : null}
          {plan && target && target !== 'nextWorkday' ? (
            <div role="status">
              {where === 'run' ? (
                noteLines(plan, target, interaction.find, translate).map((note) => (
                  <DialogContentText key={note}>{note}</DialogContentText>
                ))
              ) : (
                <CostText plan={plan} target={target} />
              )}
            </div>
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose} disabled={isSaving}>
            {translate('interaction.move.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isSaving} disabled={!target || isRefused}>
            {translate('interaction.move.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
