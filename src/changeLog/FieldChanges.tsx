import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { isBlank } from '../domain/wire/problem';
import { useT } from '../i18n/useT';
import { hiddenText } from '../ui/hiddenText';
import type { ActivityEntry } from '../contract/logs/activity';
import { fieldWord } from './logWords';
import { LoggedValue } from './LoggedValue';
import { ArrowRightAlt as ArrowIcon } from '../ui/pointingIcons';

/** A new record has dozens of fields: the first ones identify it. */
const SHOWN = 4;
/** How the server works, not what people did. */
const TECHNICAL = new Set([
  'version',
  'created_at',
  'updated_at',
  'batch_id',
  'command_id',
  'delivery_event_type_id',
  'is_route_updated',
  'latitude',
  'longitude',
  'lot_id',
  'route_metres',
  'route_polyline',
  'tracking_number',
  'transition_id',
]);

/** Old and new value of each field. */
export function FieldChanges({ entry }: { entry: ActivityEntry }) {
  const translate = useT();
  const [isOpen, setIsOpen] = useState(false);
  const all = Object.entries(entry.changes).filter(
    ([field, { from, to }]) => !TECHNICAL.has(field) && !(isBlank(from) && isBlank(to)),
  );
  if (all.length === 0 && entry.action !== 'update') return null;
  if (all.length === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{translate('changeLog.noFields')}</Box>;
  }
  const shown = isOpen ? all : all.slice(0, SHOWN);
  const isNew = entry.action === 'create';
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: '2px' }}>
        {shown.map(([field, { from, to }]) => (
          <Box key={field} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, minWidth: 0 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {fieldWord(entry.resource, field, translate)}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                minWidth: 0,
                display: 'inline-flex',
                flexWrap: 'wrap',
                columnGap: 1,
                overflowWrap: 'anywhere',
              }}
            >
              {!isNew && (
                <>
                  <Box component="del" sx={{ textDecoration: 'none', color: 'text.secondary' }}>
                    <LoggedValue
                      resource={entry.resource}
                      field={field}
                      value={from}
                      recordId={entry.record_id}
                      runNames={entry.run_names}
                    />
                  </Box>
                  <ArrowIcon aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />
                  <Box component="span" sx={hiddenText}>
                    {translate('changeLog.became')}
                  </Box>
                </>
              )}
              <Box component="ins" sx={{ textDecoration: 'none', fontWeight: isNew ? 400 : 500 }}>
                <LoggedValue
                  resource={entry.resource}
                  field={field}
                  value={to}
                  recordId={entry.record_id}
                  runNames={entry.run_names}
                />
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
      {all.length > SHOWN && (
        <Button
          size="small"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ ml: -2, minHeight: 28, py: 0 }}
        >
          {isOpen
            ? translate('changeLog.fewerFields')
            : translate('changeLog.moreFields', { smart_count: all.length - SHOWN })}
        </Button>
      )}
    </>
  );
}
