import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { TypeChoice } from '../../../contract/notifications/preferences';
import {
  notificationType,
  SUBJECTS,
  WAYS,
  type NotificationType,
  type Way,
  type Ways,
} from '../../../domain/notifications/notificationTypes';
import { useT } from '../../../i18n/useT';

interface ChoiceTableProps {
  choices: readonly TypeChoice[];
  /** Null: as it is without a choice. */
  onChoose: (type: NotificationType, ways: Ways | null) => void;
}

const WIDE = '@media (min-width: 600px)';
const columns = {
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(4, 72px)',
} as const;

/** The ways after one is switched: a sound comes with the bell, and goes with it. */
function switched(ways: Ways, way: Way): Ways {
  const next = { ...ways, [way]: !ways[way] };
  if (way === 'sound' && next.sound) return { ...next, bell: true };
  return way === 'bell' && !next.bell ? { ...next, sound: false } : next;
}

function ChoiceRow({ choice, onChoose }: { choice: TypeChoice } & Pick<ChoiceTableProps, 'onChoose'>) {
  const translate = useT();
  const { type, name, ways, is_own } = choice;
  return (
    <Box
      role="group"
      aria-label={name}
      sx={(theme) => ({ borderTop: `1px solid ${theme.tokens.border}`, paddingBlock: 1, [WIDE]: columns })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', minHeight: 32 }}>
        <Typography>{name}</Typography>
        {is_own && (
          <Button
            size="small"
            color="secondary"
            aria-label={translate('notificationPages.own.resetOf', { name })}
            onClick={() => onChoose(type, null)}
          >
            {translate('notificationPages.own.reset')}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, [WIDE]: { display: 'contents' } }}>
        {WAYS.map((way) => {
          const word = translate(`notificationPages.own.ways.${way}`);
          return (
            <FormControlLabel
              key={way}
              sx={{ marginRight: 0, [WIDE]: { justifySelf: 'center', marginLeft: 0 } }}
              control={
                <Checkbox
                  size="small"
                  checked={ways[way]}
                  onChange={() => onChoose(type, switched(ways, way))}
                  slotProps={{
                    input: { 'aria-label': translate('notificationPages.own.wayOf', { way: word, name }) },
                  }}
                />
              }
              label={<Box sx={{ [WIDE]: { display: 'none' } }}>{word}</Box>}
            />
          );
        })}
      </Box>
    </Box>
  );
}

/** Each type by subject, with a box per way; on a phone the words are beside the boxes. */
export function ChoiceTable({ choices, onChoose }: ChoiceTableProps) {
  const translate = useT();
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Box aria-hidden sx={{ display: 'none', [WIDE]: columns }}>
        <span />
        {WAYS.map((way) => (
          <Typography key={way} variant="caption" color="text.secondary" sx={{ textAlign: 'center' }}>
            {translate(`notificationPages.own.ways.${way}`)}
          </Typography>
        ))}
      </Box>
      {SUBJECTS.map((subject) => {
        const ofSubject = choices.filter(({ type }) => notificationType(type).subject === subject);
        if (ofSubject.length === 0) return null;
        return (
          <Fragment key={subject}>
            <Typography variant="h3" sx={{ marginTop: 4, marginBottom: 1 }}>
              {translate(`notificationPages.subjects.${subject}`)}
            </Typography>
            {ofSubject.map((choice) => (
              <ChoiceRow key={choice.type} choice={choice} onChoose={onChoose} />
            ))}
          </Fragment>
        );
      })}
    </Box>
  );
}
