import clsx from 'clsx';
import { Alert, Checkbox, FormControlLabel, FormHelperText, TextField } from '@mui/material';
import { useCallback, useState } from 'react';
import { stopCall } from '../../commandCall';
import { rescheduleCall } from '../../../contract/dispatch/reschedule';
import { isAllowed } from '../../../domain/access/access';
import { isRescheduleOffered } from '../../../domain/stops/actionOffers';
import type { CommandAnswer } from '../../../domain/runs/dispatchView';
import { PERMISSIONS } from '../../../domain/access/permissions';
import { isBlank, type Problem, type Problems } from '../../../domain/wire/problem';
import type { KeyUnder } from '../../../i18n/messageKey';
import { useT, useTranslateAny } from '../../../i18n/useT';
import { showMessage } from '../../../providers/messageLog';
import { usePermissions } from '../../../providers/usePermissions';
import { ParticipantAddressPicker } from '../../../resources/participants/AddressPicker/ParticipantAddressPicker';
import { PhoneSelector } from '../../../resources/participants/PhoneSelector/PhoneSelector';
import { useBoardActions } from '../../boardActions';
import { errorText } from '../../errorText';
import { useCommand } from '../../useCommand';
import { ActionDialog } from '../ActionDialog';
import type { ActionDialogProps } from '../deliveryAction';
import { useDestination } from './useDestination';
import { useMainInfo, type MainInfo } from './useMainInfo';
import styles from './commandFields.module.css';

type PersonWord = KeyUnder<'actions.editParticipant'>;

const REQUIRED: Problem = { message: 'validation.required' };

interface ParticipantFormProps extends ActionDialogProps {
  participant: MainInfo;
}

/** Name, phones and address. A changed address can be applied to this delivery, which reschedules it. */
export function ParticipantForm({ event, manifest, onClose, participant }: ParticipantFormProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const { offerUndo, refetch } = useBoardActions();
  const permissions = usePermissions();
  const info = useMainInfo(participant);
  const { values } = info;
  const destination = useDestination(participant.id, event.destination_id);
  const [isApplied, setIsApplied] = useState(true);
  const [problems, setProblems] = useState<Problems>({});
  const words = (name: PersonWord, args?: Record<string, unknown>) =>
    translate(`actions.editParticipant.${name}`, args);
  const may = (right: (typeof PERMISSIONS.participants)[keyof typeof PERMISSIONS.participants]) =>
    isAllowed(right, permissions);
  const name = [values.first_name, values.last_name].filter(Boolean).join(' ');
  const isElsewhere = destination.address !== null && destination.address.id !== event.destination_id;
  const mayApply =
    isElsewhere &&
    isRescheduleOffered(event, manifest) &&
    isAllowed(PERMISSIONS.dispatch.reschedule, permissions);

  const onDone = useCallback(
    (answer: CommandAnswer) => {
      const text = translate('actions.editParticipant.doneMoved', { name });
      offerUndo({ commandId: answer.command_id, name, text });
      onClose();
    },
    [name, offerUndo, onClose, translate],
  );
  const command = useCommand(onDone);
  const { state } = command;

  const save = async () => {
    const found: Problems = {
      ...(isBlank(values.first_name) ? { first_name: REQUIRED } : {}),
      ...(isBlank(values.last_name) ? { last_name: REQUIRED } : {}),
    };
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) {
      document.getElementById(`edit-participant-${first}`)?.focus();
      return;
    }
    if (!(await info.save())) return;
    if (mayApply && isApplied) {
      command.send(
        stopCall(rescheduleCall, event, {
          destination_id: destination.address?.id,
          delivery_start_time: event.delivery_start_time,
          delivery_end_time: event.delivery_end_time,
        }),
      );
      return;
    }
    showMessage({ kind: 'success', key: 'actions.editParticipant.done', args: { name }, text: name });
    await refetch();
    onClose();
  };
  const shown: Problems = { ...problems, ...info.error?.errors };
  const text = (
    field: 'first_name' | 'middle_name' | 'last_name',
    label: PersonWord,
    isRequired: boolean,
  ) => {
    const problem = shown[field];
    return (
      <TextField
        id={`edit-participant-${field}`}
        size="small"
        required={isRequired}
        label={words(label)}
        value={values[field] ?? ''}
        error={problem !== undefined}
        helperText={problem ? translateAny(problem.message, problem.args) : undefined}
        onChange={({ target }) => info.set({ [field]: target.value.toUpperCase() })}
      />
    );
  };
  const phone = (field: 'phone_number' | 'mobile_phone_number', label: PersonWord) => {
    const problem = shown[field];
    return (
      <PhoneSelector
        participantId={participant.id}
        label={words(label)}
        value={values[field]}
        onChange={(chosen) => info.set({ [field]: chosen?.phone_number ?? null })}
        other={field === 'phone_number' ? values.mobile_phone_number : values.phone_number}
        problem={problem ? translateAny(problem.message, problem.args) : undefined}
        mayAdd={may(PERMISSIONS.participants.addPhoneNumber)}
        mayEdit={may(PERMISSIONS.participants.updatePhoneNumber)}
      />
    );
  };
  const isWaiting = info.isSaving ? ({ phase: 'saving' } as const) : state;
  return (
    <ActionDialog
      title={words('title', { name: event.participant_name ?? name })}
      sentence={words('sentence')}
      width="medium"
      verb={words('verb')}
      keep={words('keep')}
      isBlocked={destination.isWriting}
      hasForms
      command={{ ...command, state: isWaiting }}
      event={event}
      zone={manifest?.time_zone}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {info.error ? <Alert severity="error">{errorText(info.error, translate)}</Alert> : null}
      {state.phase === 'refused' || state.phase === 'conflict' ? (
        <Alert severity="warning">{words('savedOnly')}</Alert>
      ) : null}
      <div className={clsx(styles.columns, styles.hasThree)}>
        {text('first_name', 'firstName', true)}
        {text('middle_name', 'middleName', false)}
        {text('last_name', 'lastName', true)}
      </div>
      {phone('phone_number', 'phone')}
      {phone('mobile_phone_number', 'mobile')}
      <ParticipantAddressPicker
        participantId={participant.id}
        value={destination.address}
        onChange={destination.choose}
        onMode={destination.setMode}
        label={words('address')}
      />
      {mayApply ? (
        <div>
          <FormControlLabel
            control={<Checkbox checked={isApplied} onChange={(_, isOn) => setIsApplied(isOn)} />}
            label={words('apply')}
          />
          <FormHelperText>
            {isApplied
              ? words('applyHint', { run: manifest?.name ?? '' })
              : words('applyNo', { address: event.destination_full_address ?? '' })}
          </FormHelperText>
        </div>
      ) : isElsewhere ? (
        <FormHelperText>{words('applyNo', { address: event.destination_full_address ?? '' })}</FormHelperText>
      ) : null}
    </ActionDialog>
  );
}
