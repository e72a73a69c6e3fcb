export const legal = {
  contents: 'Obsah',
  effective: 'Účinné od {{date}}',
};
