import { addIcons } from './icons'
import { icons } from './icons.elsewhere.generated'

/** Icons of every page but the inn, which stays light. */
addIcons(icons)
