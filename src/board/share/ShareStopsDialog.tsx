import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import type { ShareWay } from '../../domain/access/shareLink';
import { useT } from '../../i18n/useT';
import { ActionDialog } from '../actions/ActionDialog';
import type { StopsDialogProps } from '../actions/deliveryAction';
import { stopWords } from '../actions/stopNames';
import { useStopsCommand } from '../actions/useStopsCommand';
import { namedStops } from '../commandCall';

/** Sends each recipient the link of their own delivery, to the stored number or address. */
export function ShareStopsDialog({ stops, onClose }: StopsDialogProps) {
  const translate = useT();
  const [way, setWay] = useState<ShareWay>('sms');
  const words = stopWords(stops, translate);
  const { command, send } = useStopsCommand(stops, 'share', { onClose });
  return (
    <ActionDialog
      title={translate('actions.share.title', words)}
      sentence={translate('actions.share.sentence', words)}
      width="small"
      verb={translate(`actions.share.verbs.${way}`, words)}
      keep={translate('actions.share.keep')}
      command={command}
      onSubmit={() =>
        send((open) => ({
          path: `/delivery_manifest/${open[0]?.event.delivery_manifest_id ?? 0}/request_url`,
          body: { send_by: way, ...namedStops(open) },
        }))
      }
      onClose={onClose}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={way}
        aria-label={translate('actions.share.way')}
        onChange={(_, chosen: ShareWay | null) => {
          if (chosen) setWay(chosen);
        }}
      >
        <ToggleButton value="sms">{translate('actions.share.sms')}</ToggleButton>
        <ToggleButton value="email">{translate('actions.share.email')}</ToggleButton>
      </ToggleButtonGroup>
    </ActionDialog>
  );
}
