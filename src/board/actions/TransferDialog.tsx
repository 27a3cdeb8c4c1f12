import { useMemo } from 'react';
import type { ActionDialogProps } from './deliveryAction';
import TransferStopsDialog from './TransferStopsDialog';

/** One delivery to a driver on call. */
export default function TransferDialog({ event, manifest, onClose }: ActionDialogProps) {
  const stops = useMemo(() => [{ event, manifest }], [event, manifest]);
  return <TransferStopsDialog stops={stops} onClose={onClose} />;
}
