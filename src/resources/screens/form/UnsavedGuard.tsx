import type { RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { useUnsaved } from '../../../layout/unsaved/useUnsaved';

interface UnsavedGuardProps {
  /** True from the moment that the record is saved: the way out is free. */
  isSaved: RefObject<boolean>;
}

/** Has the frame ask before the changes of a form are lost. */
export function UnsavedGuard({ isSaved }: UnsavedGuardProps) {
  const { formState } = useFormContext();
  const isDirty = Object.keys(formState.dirtyFields).length > 0;
  useUnsaved(({ isSamePage }) => !isSamePage && isDirty && !isSaved.current);
  return null;
}
