import Box from '@mui/material/Box';
import { useT } from '../i18n/useT';
import { changedFields, differenceOf, pairOf, type PlainField, type RoleValues } from './roleValues';
import { useRightWords } from '../ui/access/useRightWords';

const WORDS = {
  name: 'name',
  is_active: 'isActive',
  is_driver: 'isDriver',
  second_factor_required: 'secondFactor',
} as const;

interface RoleDifferenceProps {
  title: string;
  before: RoleValues;
  after: RoleValues;
}

/** The changes of one user to a role, line by line. */
export function RoleDifference({ title, before, after }: RoleDifferenceProps) {
  const translate = useT();
  const words = useRightWords();
  const { added, removed } = differenceOf(before.permissions, after.permissions);
  const valueOf = (field: PlainField) => {
    const value = after[field];
    return typeof value === 'string' ? value : translate(`screens.record.${value ? 'yes' : 'no'}`);
  };
  const nameOf = (key: string) => words?.wordsOf(pairOf(key)).name ?? key;
  const lines = [
    ...changedFields(before, after).map((field) =>
      translate(`rolePages.conflict.${WORDS[field]}`, { value: valueOf(field) }),
    ),
    ...added.map((key) => `+ ${nameOf(key)}`),
    ...removed.map((key) => `− ${nameOf(key)}`),
  ];
  return (
    <div>
      <Box component="h3" sx={{ m: 0, fontSize: 13, fontWeight: 600 }}>
        {title}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 160, overflowY: 'auto' }}>
        {(lines.length > 0 ? lines : [translate('rolePages.conflict.nothing')]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </div>
  );
}
