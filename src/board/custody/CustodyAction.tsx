import type { RunDialogProps } from '../actions/runAction';
import RunCustodyDialog from './RunCustodyDialog';

/** The bags of a run, from its lane on the board. */
export default function CustodyAction({ manifest, onClose }: RunDialogProps) {
  return <RunCustodyDialog manifestId={manifest.id} name={manifest.name} onClose={onClose} />;
}
