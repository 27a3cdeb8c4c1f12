import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import type { ShareWay } from '../../domain/access/shareLink';
import { useT } from '../../i18n/useT';
import { ActionDialog } from '../actions/ActionDialog';
import type { BulkDialogProps } from '../actions/deliveryAction';
import { namesOf } from '../actions/stopNames';
import { useBulkCommand } from '../actions/useBulkCommand';
import { namedStops } from '../commandCall';

/** Every recipient gets the link of their own delivery, at the number or address that is known of them. */
export default function ShareStopsDialog({ stops, onClose }: BulkDialogProps) {
  const translate = useT();
  const [way, setWay] = useState<ShareWay>('sms');
  const args = { smart_count: stops.length };
  const title = translate('bulk.share.title', args);
  const { command, send } = useBulkCommand(stops, { title, doneKey: 'bulk.share.done', onClose });
  return (
    <ActionDialog
      title={title}
      sentence={translate('bulk.share.sentence', { ...args, names: namesOf(stops, translate) })}
      width="small"
      verb={translate(`bulk.share.verbs.${way}`, args)}
      keep={translate('bulk.share.keep')}
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
        aria-label={translate('crew.share.way')}
        onChange={(_, chosen: ShareWay | null) => {
          if (chosen) setWay(chosen);
        }}
      >
        <ToggleButton value="sms">{translate('crew.share.sms')}</ToggleButton>
        <ToggleButton value="email">{translate('crew.share.email')}</ToggleButton>
      </ToggleButtonGroup>
    </ActionDialog>
  );
}
