import { CircularProgress, DialogContent } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../i18n/useT';
import { LoadFailed } from '../../ui/LoadFailed';
import { Dialog } from '../../ui/unsaved/Dialog';
import { readApi } from '../../providers/callApi';
import type { HttpError } from '../../providers/http';
import { recordCalls } from '../../contract/records/records';
import { participants, type Participant } from '../../resources/participants/participants.resource';
import { errorText } from '../errorText';
import type { ActionDialogProps } from './deliveryAction';
import { ParticipantForm } from './fields/ParticipantForm';

const { read: readParticipant } = recordCalls(participants);

/** Loads the participant's current record and version, then opens the form. */
export default function EditParticipantDialog(props: ActionDialogProps) {
  const { event, onClose } = props;
  const translate = useT();
  const id = event.participant_id ?? 0;
  const read = useQuery<Participant, HttpError>({
    queryKey: ['participants', 'main info', id],
    queryFn: ({ signal }) => readApi(readParticipant, { params: { id } }, { signal }),
    retry: false,
    gcTime: 0,
  });
  if (read.data) return <ParticipantForm {...props} participant={read.data} />;
  return (
    <Dialog open onClose={onClose} aria-label={translate('actions.editParticipant.label')}>
      <DialogContent>
        {read.error ? (
          <LoadFailed onRetry={() => void read.refetch()}>
            {translate('actions.editParticipant.failed')}. {errorText(read.error, translate)}
          </LoadFailed>
        ) : (
          <CircularProgress size={24} />
        )}
      </DialogContent>
    </Dialog>
  );
}
