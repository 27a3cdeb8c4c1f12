import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ActionDialog } from './ActionDialog';
import { Agreement } from './Agreement';
import type { BulkDialogProps } from './deliveryAction';
import { RefusedStops } from './RefusedStops';
import { stopName } from './stopNames';
import { namedStops, useBulkCommand } from './useBulkCommand';

/** How many names are listed before the rest is counted. */
const NAMES_SHOWN = 8;

/** A selection out of its runs, into the pool of its day. */
export default function UnassignStopsDialog({ stops, onClose }: BulkDialogProps) {
  const translate = useTranslate();
  const [agrees, setAgrees] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { command, results, left, send } = useBulkCommand(stops, {
    doneKey: 'crew.unassign.bulkDone',
    onClose,
  });
  const args = { smart_count: stops.length };
  const names = stops.slice(0, NAMES_SHOWN).map((stop) => stopName(stop, translate));
  const more = stops.length - names.length;
  return (
    <ActionDialog
      title={translate('crew.unassign.bulkTitle', args)}
      sentence={translate('crew.unassign.bulkSentence', {
        ...args,
        names: names.join(', ') + (more > 0 ? translate('crew.bulk.more', { smart_count: more }) : ''),
      })}
      width="small"
      verb={translate(results.length > 0 ? 'crew.bulk.again' : 'crew.unassign.verb', {
        smart_count: left.length,
      })}
      keep={translate(results.length > 0 ? 'crew.close' : 'crew.unassign.keep')}
      isDanger
      command={command}
      onSubmit={() => {
        setIsAsked(!agrees);
        if (agrees) send((open) => ({ path: '/delivery_manifest/unassign', body: namedStops(open) }));
        else document.getElementById('unassign-agree')?.focus();
      }}
      onClose={onClose}
    >
      <RefusedStops stops={stops} results={results} />
      <Agreement agrees={agrees} isAsked={isAsked} onChange={setAgrees} />
    </ActionDialog>
  );
}
