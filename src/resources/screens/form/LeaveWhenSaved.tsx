import { useRedirect } from 'react-admin';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ResourceName } from '../../registry';
import type { Row } from '../../../ui/resourceOf';

/** Shows the record that was saved. First the form forgets that it was changed, so that nobody asks at the way out. */
export function LeaveWhenSaved({ name, saved }: { name: ResourceName; saved: Row | null }) {
  const redirect = useRedirect();
  const { formState, getValues, reset } = useFormContext();
  const isClean = Object.keys(formState.dirtyFields).length === 0;
  useEffect(() => {
    if (!saved) return;
    if (isClean) redirect('show', name, saved.id);
    else reset(getValues());
  }, [saved, isClean, redirect, getValues, reset, name]);
  return null;
}
