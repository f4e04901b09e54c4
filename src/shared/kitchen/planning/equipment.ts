/** What a household may not have. */
export const equipmentIds = [
  'oven',
  'grill',
  'blender',
  'mixer',
  'slow cooker',
  'pressure cooker',
  'air fryer',
  'microwave',
] as const
export type EquipmentId = (typeof equipmentIds)[number]
