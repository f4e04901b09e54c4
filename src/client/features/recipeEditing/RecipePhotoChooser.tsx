import type { InputHTMLAttributes, Ref } from 'react'

/** Where somebody chooses the file of a photo. */
export function RecipePhotoChooser(
  props: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> },
) {
  return (
    <input
      {...props}
      type="file"
      accept="image/jpeg,image/png,image/webp"
      className="w-full max-w-full rounded-2xl border border-edge bg-card p-2 file:me-3 file:min-h-9 file:rounded-full file:border-0 file:bg-blush file:px-4 file:font-semibold file:text-paprika-deep hover:border-paprika"
    />
  )
}
