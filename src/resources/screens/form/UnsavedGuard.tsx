import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useBlocker, useCanBlock, useTranslate } from 'ra-core';
import { useEffect, type RefObject } from 'react';
import { useFormContext } from 'react-hook-form';

interface UnsavedGuardProps {
  /** True from the moment that the record is saved: the way out is free. */
  isSaved: RefObject<boolean>;
}

/** Asks before changes are lost, inside the app and when the tab is closed. */
export function UnsavedGuard({ isSaved }: UnsavedGuardProps) {
  const { formState } = useFormContext();
  const isDirty = Object.keys(formState.dirtyFields).length > 0;
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isSaved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty, isSaved]);
  return useCanBlock() ? <LeaveDialog isDirty={isDirty} isSaved={isSaved} /> : null;
}

function LeaveDialog({ isDirty, isSaved }: UnsavedGuardProps & { isDirty: boolean }) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSaved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const isBlocked = blocker.state === 'blocked';
  return (
    <Dialog open={isBlocked} onClose={() => blocker.reset?.()} maxWidth="xs" aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{translate('screens.form.leaveTitle')}</DialogTitle>
      <DialogContent>{translate('screens.form.leave')}</DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => blocker.proceed?.()}>
          {translate('screens.form.leaveConfirm')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => blocker.reset?.()}>
          {translate('screens.form.leaveKeep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
