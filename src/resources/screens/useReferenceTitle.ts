import { useReference } from 'react-admin';
import type { ResourceName } from '../registry';
import { recordTitle, resourceOf, type Row } from '../../ui/resourceOf';

/** Name of the record with this id, null while it is unknown. Ids asked for on one screen go out in one call. */
export function useReferenceTitle(to: ResourceName, id: unknown): string | null {
  const isAsked = typeof id === 'number' || (typeof id === 'string' && id !== '');
  const { referenceRecord } = useReference<Row>({
    reference: to,
    id: isAsked ? id : 0,
    options: { enabled: isAsked },
  });
  return isAsked && referenceRecord ? recordTitle(resourceOf(to), referenceRecord) : null;
}
