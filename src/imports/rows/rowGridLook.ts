/**
 * The grid in the style of the lists: a row shows its result at its edge, an invalid cell has its own
 * background. It uses CSS variables, so the colour mode applies at once.
 */
export const rowGridLook = {
  fontSize: 13,
  borderColor: 'var(--border)',
  bgcolor: 'var(--surface)',
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeaders [role=row]': { bgcolor: 'var(--sunken)' },
  '& .MuiDataGrid-columnHeaderTitle': { fontSize: 12, fontWeight: 500, color: 'var(--text-muted)' },
  '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeaders': { borderColor: 'var(--border)' },
  '& .MuiDataGrid-cell': { px: 2, display: 'flex', alignItems: 'center', minWidth: 0 },
  '& .MuiDataGrid-columnHeader': { px: 2 },
  '& .MuiDataGrid-cell > *': { minWidth: 0 },
  '& .cell-error': { bgcolor: 'var(--red-ground)' },
  '& .cell-warning': { bgcolor: 'var(--amber-ground)' },
  '& .tone-new': { boxShadow: 'inset 3px 0 0 var(--green-edge)' },
  '& .tone-changed': { boxShadow: 'inset 3px 0 0 var(--violet-edge)' },
  '& .tone-same': { boxShadow: 'inset 3px 0 0 var(--grey-edge)' },
  '& .tone-refused': { boxShadow: 'inset 3px 0 0 var(--red-edge)' },
} as const;
