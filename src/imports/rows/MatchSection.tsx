import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ParticipantSearch } from '../../board/actions/fields/ParticipantSearch';
import type { ImportRowView, MatchWay } from '../../domain/imports/importView';
import { useT } from '../../i18n/useT';
import { percentOf } from './percentOf';

/** The participant that a user chose; `participant_id` null: a new one. */
export interface ChosenPerson {
  participant_id: number | null;
  participant_name: string;
  client_code: string;
}

interface MatchSectionProps {
  row: ImportRowView;
  chosen: ChosenPerson | null;
  isFixed: boolean;
  onChoose: (chosen: ChosenPerson | null) => void;
}

interface Offered {
  person: ChosenPerson;
  how: MatchWay;
  score: number;
}

/** Possible participants of a row, the most likely first. */
function offeredFor({ match }: ImportRowView): Offered[] {
  if (!match) return [];
  const { participant_id, participant_name, client_code, how, score, candidates } = match;
  const found =
    participant_id === null ? [] : [{ participant_id, participant_name, client_code, how, score }];
  return [...found, ...candidates.filter((one) => one.participant_id !== participant_id)].map((one) => ({
    person: {
      participant_id: one.participant_id,
      participant_name: one.participant_name ?? '',
      client_code: one.client_code ?? '',
    },
    how: one.how,
    score: one.score,
  }));
}

const NEW = 'new';

/** The participant: the matched one, another candidate, anyone else by name, or a new one. */
export function MatchSection({ row, chosen, isFixed, onChoose }: MatchSectionProps) {
  const translate = useT();
  const id = useId();
  const [isSearching, setIsSearching] = useState(false);
  const found = offeredFor(row);
  const isListed = found.some(({ person }) => person.participant_id === chosen?.participant_id);
  const others =
    chosen?.participant_id && !isListed ? [{ person: chosen, how: 'chosen' as const, score: 1 }] : [];
  const offered = [...found, ...others];
  const current = chosen ? chosen.participant_id : (row.match?.participant_id ?? null);
  const choose = (value: string) => {
    if (value === NEW) onChoose({ participant_id: null, participant_name: '', client_code: '' });
    else onChoose(offered.find(({ person }) => String(person.participant_id) === value)?.person ?? null);
  };
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h3" id={id} sx={{ fontSize: 14, fontWeight: 600 }}>
        {translate('imports.match.title')}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={current === null ? NEW : String(current)}
        onChange={(_, value) => choose(value)}
      >
        {offered.map(({ person, how, score }) => (
          <FormControlLabel
            key={person.participant_id}
            value={String(person.participant_id)}
            disabled={isFixed}
            control={<Radio size="small" />}
            label={
              <span>
                {person.participant_name}{' '}
                <Box component="span" className="tabular" sx={{ color: 'text.secondary' }}>
                  {person.client_code} · {translate(`imports.match.how.${how}`)}
                  {how !== 'chosen' && ` · ${percentOf(score)}`}
                </Box>
              </span>
            }
          />
        ))}
        <FormControlLabel
          value={NEW}
          disabled={isFixed}
          control={<Radio size="small" />}
          label={translate('imports.match.makeNew')}
        />
      </RadioGroup>
      {isSearching ? (
        <Box sx={{ mt: 2 }}>
          <ParticipantSearch
            id={`${id}-search`}
            value={null}
            onChange={(one) => {
              if (!one) return;
              onChoose({
                participant_id: one.id,
                participant_name: one.participant_full_name ?? '',
                client_code: one.client_code,
              });
              setIsSearching(false);
            }}
          />
        </Box>
      ) : (
        !isFixed && (
          <Button size="small" sx={{ ml: -2.5 }} onClick={() => setIsSearching(true)}>
            {translate('imports.match.another')}
          </Button>
        )
      )}
    </Box>
  );
}
