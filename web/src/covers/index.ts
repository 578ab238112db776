// The five rooms of the house, in the order of the lobby. A game that the server does not have yet says so.
import arctic from './arctic-scavengers.svg'
import sand from './fine-sand.svg'
import skara from './skara-brae.svg'
import snow from './snowcrest.svg'
import tundra from './tundra.svg'

export const rooms: { id: string; name: string; mood: string; picture: string }[] = [
  { id: 'skara-brae', name: 'Skara Brae', mood: 'Neolithic hearth and wind', picture: skara },
  { id: 'arctic-scavengers', name: 'Arctic Scavengers', mood: 'Bleak and resourceful', picture: arctic },
  { id: 'fine-sand', name: 'Fine Sand', mood: 'A competitive holiday', picture: sand },
  { id: 'snowcrest', name: 'Snowcrest', mood: 'Calm, high air', picture: snow },
  { id: 'tundra', name: 'Tundra', mood: 'A folk tale', picture: tundra },
]
