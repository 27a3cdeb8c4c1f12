import { AddOnForm } from './fields/AddOnForm';
import type { RunDialogProps } from './runAction';

/** Add-on delivery to one run; its CDP is the run's. */
export default function AddOnDialog({ manifest, onClose }: RunDialogProps) {
  return (
    <AddOnForm
      manifest={manifest}
      date={manifest.delivery_date}
      cdps={[{ id: manifest.close_door_pharmacy_id, name: manifest.cdp_name }]}
      zone={manifest.time_zone}
      onClose={onClose}
    />
  );
}
