import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslateAny } from '../../../i18n/useT';
import { Fact } from '../../../ui/Fact';
import { factGrid } from '../../../ui/Section';
import type { Row } from '../../../ui/resourceOf';
import type { ResourceName } from '../../registry';
import { FieldValue } from '../display/FieldValue';
import { useLabels } from '../useLabels';
import { detailSections, isMultiline, type DetailSection } from './headFields';

interface DetailsProps {
  name: ResourceName;
  record: Row;
}

/** Every other field of a record by section, in one grid. */
export function RecordDetails({ name, record }: DetailsProps) {
  const sections = detailSections(name, record);
  if (sections.length === 0) return null;
  return (
    <Box
      sx={{
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        px: { xs: 4, sm: 5 },
      }}
    >
      {sections.map((section) => (
        <Group key={section.section} name={name} record={record} {...section} />
      ))}
    </Box>
  );
}

function Group({ name, record, section, fields }: DetailsProps & DetailSection) {
  const id = useId();
  const translateAny = useTranslateAny();
  const labels = useLabels(name);
  return (
    <Box
      component="section"
      aria-labelledby={section === null ? undefined : id}
      sx={{
        py: 4,
        borderBottom: '1px solid',
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      {section !== null && (
        <Typography id={id} variant="h2" sx={{ mb: 2 }}>
          {translateAny(`formSections.${name}.${section}.title`)}
        </Typography>
      )}
      <Box sx={{ ...factGrid, rowGap: 1 }}>
        {fields.map((field) => (
          <Fact key={field} label={labels.field(field)} isWide={isMultiline(name, field)}>
            <FieldValue resource={name} name={field} record={record} />
          </Fact>
        ))}
      </Box>
    </Box>
  );
}
