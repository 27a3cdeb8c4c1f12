import DeleteIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useSavedQueries } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dateInZone } from '../../../domain/time/dates';
import { useT } from '../../../i18n/useT';
import { operationZone } from '../../../providers/operationZone';
import { resourceOf } from '../../../ui/resourceOf';
import { searchOf } from './listSearch';
import { openingFilters } from './openingFilters';
import { usePrivateFilters } from './privateFilters';
import {
  filtersOfView,
  MAX_VIEW_NAME,
  MAX_VIEWS,
  viewOf,
  withoutView,
  withView,
  type ListView,
} from './savedViews';
import type { SavedViewsProps } from './savedViewsProps';

/** The views that are kept, and the field for the name of another one. */
export default function SavedViewList({ name, params, settings }: SavedViewsProps) {
  const translate = useT();
  const navigate = useNavigate();
  const resource = resourceOf(name);
  const today = dateInZone(new Date(), operationZone());
  const [stored, setStored] = useSavedQueries(name);
  const [, keepPrivate] = usePrivateFilters(name);
  const [typed, setTyped] = useState('');
  // Only this menu writes them.
  const views = stored as ListView[];
  const isFull = views.length >= MAX_VIEWS;
  const canSave = typed.trim() !== '' && !isFull;

  const show = (view: ListView) => {
    const asked = {
      page: 1,
      sort: view.value.sort ?? resource.sort,
      filters: filtersOfView(resource, view, today),
    };
    keepPrivate({});
    settings.setHidden(view.hidden);
    void navigate({ search: searchOf(resource, asked, openingFilters(resource, today)) });
  };
  const save = () => {
    const shown = { filters: params.filters, sort: params.sort, hidden: settings.hidden };
    setStored(withView(views, viewOf(resource, typed, shown, today)));
    setTyped('');
  };

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {views.length === 0 ? (
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{translate('screens.views.none')}</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mx: -2, p: 0 }}>
          {views.map((view) => (
            <Box component="li" key={view.label} sx={{ display: 'flex', alignItems: 'center' }}>
              <Button
                size="small"
                color="secondary"
                onClick={() => show(view)}
                sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', textAlign: 'left' }}
              >
                {view.label}
              </Button>
              <IconButton
                size="small"
                aria-label={translate('screens.views.remove', { name: view.label })}
                onClick={() => setStored(withoutView(views, view.label))}
              >
                <DeleteIcon sx={{ fontSize: 18 }} />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (canSave) save();
        }}
        sx={{ display: 'grid', gap: 2, borderTop: '1px solid', borderColor: 'divider', pt: 3 }}
      >
        <Box sx={{ display: 'flex', gap: 2 }}>
          <OutlinedInput
            size="small"
            fullWidth
            value={typed}
            disabled={isFull}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={translate('screens.views.name')}
            slotProps={{
              input: {
                'aria-label': translate('screens.views.name'),
                maxLength: MAX_VIEW_NAME,
                autoComplete: 'off',
              },
            }}
          />
          <Button type="submit" variant="outlined" disabled={!canSave}>
            {translate('screens.views.save')}
          </Button>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
          {isFull ? translate('screens.views.full', { count: MAX_VIEWS }) : translate('screens.views.hint')}
        </Box>
      </Box>
    </Box>
  );
}
