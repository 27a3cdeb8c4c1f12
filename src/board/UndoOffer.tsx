import { Button, Snackbar } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { CommandAnswer } from '../domain/runs/dispatchView';
import { useT } from '../i18n/useT';
import { bottomBar } from '../ui/messages/bottomBar';
import { useAboveBars } from '../ui/messages/useAboveBars';
import { type HttpError } from '../providers/http';
import { undoCall } from '../contract/board/day';
import { readApi } from '../providers/callApi';

export interface Offer {
  /** Empty when the server has no undo. */
  commandId: string;
  text: string;
}

interface UndoOfferProps {
  offer: Offer | null;
  onUndone: (answer: CommandAnswer) => void;
  onRefused: (error: HttpError) => void;
  onClose: () => void;
}

/** At least ten seconds on screen (docs/decisions/0012-undo.md); errors stay in the list of messages. */
const OFFER_MS = 12_000;

/** Shows what was done and offers to undo it, which is a second command on the server. */
export function UndoOffer({ offer, onUndone, onRefused, onClose }: UndoOfferProps) {
  const translate = useT();
  const undo = useMutation<CommandAnswer, HttpError, string>({
    mutationFn: (commandId) => readApi(undoCall, { params: { commandId } }),
    onSuccess: onUndone,
    onError: onRefused,
    onSettled: onClose,
  });
  const frame = useAboveBars<HTMLDivElement>(offer?.commandId ?? null);
  return (
    <Snackbar
      ref={frame}
      {...bottomBar}
      key={offer?.commandId}
      open={offer !== null}
      autoHideDuration={OFFER_MS}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
      message={offer?.text}
      slotProps={{
        content: {
          sx: (theme) => ({
            color: 'text.primary',
            backgroundColor: theme.tokens.raised,
            border: `1px solid ${theme.tokens.border}`,
            borderLeft: `4px solid ${theme.tones.green.edge}`,
            borderRadius: 1,
          }),
        },
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      action={
        offer?.commandId && (
          <Button
            size="small"
            loading={undo.isPending}
            onClick={() => {
              if (offer) undo.mutate(offer.commandId);
            }}
          >
            {translate('dispatch.undo.action')}
          </Button>
        )
      }
    />
  );
}
