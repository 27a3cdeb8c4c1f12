import CriticalIcon from '@mui/icons-material/ReportOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReportedDefect } from '../../contract/inspections/inspections';
import { useT } from '../../i18n/useT';
import { useLanguage } from '../../providers/LanguageProvider';
import PictureField from '../../ui/pictures/PictureField';
import { Section } from '../../ui/Section';
import { ToneTag } from '../../ui/ToneTag';
import type { PartProps } from '../defineScreens';
import { itemName } from '../../domain/fleet/inspection';

/** The defects of an inspection with their photos, and whether the vehicle may drive. */
export default function DefectsCard({ record }: PartProps) {
  const translate = useT();
  const language = useLanguage();
  const defects = (Array.isArray(record.defects) ? record.defects : []) as ReportedDefect[];
  if (defects.length === 0) return null;
  return (
    <>
      {record.state === 'critical' && <Alert severity="error">{translate('inspections.mustNotDrive')}</Alert>}
      <Section title={translate('inspections.defects')}>
        <Box
          component="ul"
          sx={{ gridColumn: '1 / -1', m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}
        >
          {defects.map((defect) => {
            const name = itemName(defect, language);
            return (
              <Box
                component="li"
                key={defect.id}
                sx={{ display: 'flex', gap: 4, flexWrap: 'wrap', alignItems: 'flex-start' }}
              >
                {defect.has_photo && (
                  <PictureField
                    api="inspection_defects"
                    id={defect.id}
                    name={name}
                    canEdit={false}
                    size={144}
                  />
                )}
                <Box sx={{ minWidth: 0, display: 'grid', gap: 1 }}>
                  <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', fontWeight: 500 }}>
                    {name}
                    {defect.is_critical && (
                      <ToneTag
                        isSmall
                        tone="red"
                        icon={CriticalIcon}
                        word={translate('inspections.critical')}
                      />
                    )}
                  </Box>
                  <Box sx={{ overflowWrap: 'anywhere' }}>{defect.note}</Box>
                </Box>
              </Box>
            );
          })}
        </Box>
      </Section>
    </>
  );
}
