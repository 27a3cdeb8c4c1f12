import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import { useCallback, useState } from 'react';
import { callOf } from '../../commandCall';
import { addOnCall } from '../../../contract/dispatch/addOn';
import { timeOfToday } from '../../../domain/time/dates';
import { isAddOnOffered } from '../../../domain/stops/actionOffers';
import { addOnProblems } from '../../../domain/runs/addOn';
import { hoursOf, hoursOfAny } from '../../../domain/runs/runCalendar';
import type { CommandAnswer, ManifestView } from '../../../domain/runs/dispatchView';
import { EVENT_TYPE } from '../../../domain/stops/eventType';
import { ORDER_NUMBER_MAX } from '../../../domain/wire/formats';
import { hasLeftCdp } from '../../../domain/stops/pickUpRule';
import type { Problems } from '../../../domain/wire/problem';
import type { KeyUnder } from '../../../i18n/messageKey';
import { useT, useTranslateAny } from '../../../i18n/useT';
import { useBoardActions } from '../../boardActions';
import { useCommand } from '../../useCommand';
import { ActionDialog } from '../ActionDialog';
import { BagField, type BagChoice } from './BagField';
import { ParticipantDestination } from './ParticipantDestination';
import { ParticipantSearch, type FoundParticipant } from './ParticipantSearch';
import { PlaceChoice } from './PlaceChoice';
import { RestrictionFields } from './RestrictionFields';
import { restrictionInput, restrictionInputProblems, timesOf } from './restrictionInput';
import { useCandidates } from './useCandidates';
import type { StoredAddress } from '../../../resources/addresses/address.resource';
import styles from './commandFields.module.css';

interface AddOnFormProps {
  /** Null: the best run is searched for. */
  manifest: ManifestView | null;
  /** The runs of the day; used when `manifest` is null. */
  runs?: readonly ManifestView[];
  date: string;
  cdps: readonly { id: number; name: string }[];
  zone: string;
  onClose: () => void;
}

/** Add-on delivery (spec §2, §5): participant, order, address, time, and the place in the run. */
export function AddOnForm({ manifest, runs = [], date, cdps, zone, onClose }: AddOnFormProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const { offerUndo } = useBoardActions();
  const [participant, setParticipant] = useState<FoundParticipant | null>(null);
  const [address, setAddress] = useState<StoredAddress | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  const [order, setOrder] = useState('');
  const [cdpId, setCdpId] = useState(cdps[0]?.id ?? null);
  const [comments, setComments] = useState('');
  const [isRush, setIsRush] = useState(false);
  const [isCold, setIsCold] = useState(false);
  const [bagWith, setBagWith] = useState<BagChoice>('cdp');
  const [restriction, setRestriction] = useState(() => restrictionInput(null, timeOfToday(date, zone)));
  const able = runs.filter((run) => isAddOnOffered(run) && run.close_door_pharmacy_id === cdpId);
  const hours = manifest ? hoursOf(manifest) : hoursOfAny(able);
  const [pickedRun, setPickedRun] = useState<number | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [tries, setTries] = useState(0);
  const words = (name: KeyUnder<'actions.addOn'>, args?: Record<string, unknown>) =>
    translate(`actions.addOn.${name}`, args);

  const times = timesOf(restriction);
  const hasPosition = address !== null && address.latitude !== null && address.longitude !== null;
  const places = useCandidates(
    hasPosition
      ? {
          delivery_date: date,
          delivery_manifest_id: manifest?.id ?? null,
          close_door_pharmacy_id: cdpId,
          participant_id: participant?.id ?? null,
          destination_id: address.id,
          destination_latitude: address.latitude ?? 0,
          destination_longitude: address.longitude ?? 0,
          refrigeration_needed: isCold,
          is_rush: isRush,
          // When several runs are compared, only one driver can have the bag: the places are calculated for a
          // bag at the CDP.
          ...(manifest && bagWith === 'driver' ? { bag_with: bagWith } : {}),
          ...times,
        }
      : null,
    (manifest?.version ?? 0) + tries,
  );
  const feasible = places?.data?.feasible ?? [];
  const chosen = feasible.find((one) => one.delivery_manifest_id === pickedRun) ?? feasible[0] ?? null;
  const hasLeft = manifest ? hasLeftCdp(manifest.events) : (chosen?.is_trip_back ?? false);
  const runId = manifest?.id ?? chosen?.delivery_manifest_id ?? null;

  const onDone = useCallback(
    (answer: CommandAnswer) => {
      const [added] = answer.events;
      const run = answer.manifests.find(({ id }) => id === added?.delivery_manifest_id)?.name ?? '';
      const text = translate('actions.addOn.done', {
        order: added?.order_number,
        run,
        place: added?.secuence,
      });
      offerUndo({ commandId: answer.command_id, name: added?.participant_name ?? '', text });
      onClose();
    },
    [offerUndo, onClose, translate],
  );
  const command = useCommand(onDone);
  const { state } = command;

  const save = () => {
    const addOn = {
      participant_id: participant?.id ?? null,
      destination_id: address?.id ?? null,
      tracking_number: order.trim(),
      ...times,
    };
    const found: Problems = {
      ...addOnProblems(addOn, restriction.isOn, hours),
      ...restrictionInputProblems(restriction, hours),
      ...(runId === null ? { delivery_manifest_id: { message: 'validation.required' } } : {}),
    };
    setProblems(found);
    const [first] = Object.keys(found);
    if (first || runId === null) {
      document.getElementById(`add-on-${first}`)?.focus();
      return;
    }
    setTries((count) => count + 1);
    const body = {
      ...addOn,
      delivery_event_type_id: EVENT_TYPE.delivery,
      comments: comments.trim() === '' ? null : comments.trim(),
      secuence: chosen?.secuence ?? null,
      refrigeration_needed: isCold,
      priority: isRush ? 'high' : 'normal',
      ...(hasLeft && bagWith === 'driver' ? { bag_with: bagWith } : {}),
    } as const;
    command.send(callOf(addOnCall, { manifestId: runId }, body, manifest?.version ?? chosen?.version));
  };
  const shown = state.phase === 'refused' ? { ...problems, ...state.error.errors } : problems;
  const problemText = (field: string) => {
    const problem = shown[field];
    return problem ? translateAny(problem.message, problem.args) : undefined;
  };
  const driver = manifest?.employee ?? translate('dispatch.noDriver');
  return (
    <ActionDialog
      title={manifest ? words('title', { run: manifest.name }) : words('anyTitle')}
      sentence={manifest ? words('sentence', { driver }) : words('anySentence')}
      width="large"
      verb={words('verb')}
      keep={words('keep')}
      isBlocked={isWriting}
      hasForms
      command={command}
      zone={zone}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={styles.columns}>
        <div className={styles.fields}>
          <ParticipantSearch
            id="add-on-participant_id"
            value={participant}
            problem={shown.participant_id}
            onChange={(found) => {
              setParticipant(found);
              setAddress(null);
            }}
          />
          {participant ? (
            <ParticipantDestination
              key={participant.id}
              participantId={participant.id}
              value={address}
              problem={problemText('destination_id')}
              onChange={setAddress}
              onWriting={setIsWriting}
            />
          ) : null}
          <TextField
            id="add-on-tracking_number"
            size="small"
            required
            label={words('order')}
            value={order}
            error={shown.tracking_number !== undefined}
            helperText={problemText('tracking_number')}
            onChange={({ target }) => setOrder(target.value.toUpperCase())}
            slotProps={{ htmlInput: { maxLength: ORDER_NUMBER_MAX, autoComplete: 'off' } }}
          />
          <TextField
            id="add-on-cdp"
            size="small"
            select
            required
            label={words('cdp')}
            value={cdpId ?? ''}
            // The CDP of an add-on is its run's (spec §2).
            disabled={manifest !== null}
            onChange={({ target }) => setCdpId(Number(target.value))}
          >
            {cdps.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            id="add-on-comments"
            size="small"
            label={words('comment')}
            multiline
            minRows={2}
            value={comments}
            onChange={({ target }) => setComments(target.value)}
          />
          <div className={styles.switches}>
            <FormControlLabel
              control={<Switch checked={isRush} onChange={(_, isOn) => setIsRush(isOn)} />}
              label={words('rush')}
            />
            <FormControlLabel
              control={<Switch checked={isCold} onChange={(_, isOn) => setIsCold(isOn)} />}
              label={words('refrigerated')}
            />
          </div>
          {hasLeft ? <BagField value={bagWith} onChange={setBagWith} /> : null}
          <RestrictionFields
            prefix="add-on"
            input={restriction}
            run={hours}
            problems={shown}
            onChange={setRestriction}
          />
        </div>
        <PlaceChoice
          query={places}
          isOneRun={manifest !== null}
          chosen={chosen}
          zone={zone}
          date={date}
          problem={problemText('delivery_manifest_id')}
          onChoose={(one) => setPickedRun(one.delivery_manifest_id)}
        />
      </div>
    </ActionDialog>
  );
}
