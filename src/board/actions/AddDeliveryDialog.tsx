import type { ManifestView } from '../../domain/runs/dispatchView';
import { readSession } from '../../providers/session';
import { AddOnForm } from './fields/AddOnForm';

interface AddDeliveryDialogProps {
  /** The runs of the day. */
  manifests: readonly ManifestView[];
  date: string;
  onClose: () => void;
}

/** A delivery for the run of the day with the lowest cost. */
export default function AddDeliveryDialog({ manifests, date, onClose }: AddDeliveryDialogProps) {
  const cdps = new Map(manifests.map(({ close_door_pharmacy_id: id, cdp_name: name }) => [id, { id, name }]));
  const sorted = [...cdps.values()].sort((a, b) => a.name.localeCompare(b.name));
  const zone = manifests[0]?.time_zone ?? readSession()?.auth.time_zone ?? 'UTC';
  return (
    <AddOnForm manifest={null} runs={manifests} date={date} cdps={sorted} zone={zone} onClose={onClose} />
  );
}
