import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SaveButton, Toolbar } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useT } from '../../i18n/useT';
import { bottomBar } from '../messages/bottomBar';

interface SaveBarProps {
  isNew: boolean;
  isSaving: boolean;
  /** Number of changes in one field that contains many; else the changed fields are counted. */
  count?: number;
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  gap: 2,
  minHeight: { xs: 56, sm: 56 },
  px: { xs: 4, sm: 5 },
  py: 2,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  boxShadow: '0 -4px 12px rgb(0 0 0 / 0.06)',
} as const;

/** Sticks to the bottom and shows what is not saved yet (look.md, Frame). */
export function SaveBar({ isNew, isSaving, count: counted }: SaveBarProps) {
  const translate = useT();
  const { formState, reset } = useFormContext();
  const count = counted ?? Object.keys(formState.dirtyFields).length;
  const words = count === 0 ? 'unchanged' : count === 1 ? 'unsavedOne' : 'unsaved';
  const maySave = !isSaving && (isNew || count > 0);
  return (
    // Part of the page on a phone too, and not a toolbar with arrow key navigation.
    <Toolbar {...bottomBar} role={undefined} disableGutters sx={{ ...bar, '&.RaToolbar-mobileToolbar': bar }}>
      <Box role="status" sx={{ flex: 1, color: count > 0 ? 'text.primary' : 'text.secondary' }}>
        {isSaving ? translate('screens.form.saving') : translate(`screens.form.${words}`, { count })}
      </Box>
      {count > 0 && (
        <Button color="secondary" disabled={isSaving} onClick={() => reset()}>
          {translate('screens.form.discard')}
        </Button>
      )}
      <SaveButton
        label="screens.form.save"
        icon={null}
        alwaysEnable={maySave || undefined}
        disabled={!maySave}
      />
    </Toolbar>
  );
}
