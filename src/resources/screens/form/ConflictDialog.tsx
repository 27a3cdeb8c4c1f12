import type { ResourceName } from '../../registry';
import { FieldValue } from '../display/FieldValue';
import { useLabels } from '../useLabels';
import { FieldChoiceDialog } from './FieldChoiceDialog';
import type { Conflict } from './useSaveRecord';

interface ConflictDialogProps {
  name: ResourceName;
  conflict: Conflict;
  isSaving: boolean;
  onResolve: (keepMine: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** The choice between two saves of a record, in the words of its resource. */
export function ConflictDialog({ name, conflict, ...rest }: ConflictDialogProps) {
  const labels = useLabels(name);
  const { who, at, merge } = conflict;
  return (
    <FieldChoiceDialog
      who={who}
      at={at}
      merge={merge}
      labelOf={(field) => labels.field(field)}
      valueOf={(field, side) => <FieldValue resource={name} name={field} record={conflict[side]} />}
      {...rest}
    />
  );
}
