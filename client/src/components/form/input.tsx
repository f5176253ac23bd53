import { chakra } from '@chakra-ui/react/styled-system';
import { inputRecipe } from '../theme/recipes/input';

/** A native text input. */
export const Input = chakra('input', inputRecipe);

/** A native select, which phones and screen readers support best, in the look of the inputs. */
export const Select = chakra('select', {
  ...inputRecipe,
  base: { ...inputRecipe.base, appearance: 'auto', cursor: 'pointer' },
});

/** A native text area, in the look of the inputs. */
export const TextArea = chakra('textarea', {
  ...inputRecipe,
  base: { ...inputRecipe.base, minHeight: '24', resize: 'vertical', lineHeight: 'body' },
});
