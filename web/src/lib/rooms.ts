// The five rooms of the house, in the order of the lobby. A game that the server does not have yet says so.
const room = (id: string, name: string, mood: string) => ({ id, name, mood, picture: `/art/covers/${id}.svg` })

export const rooms = [
  room('skara-brae', 'Skara Brae', 'Neolithic hearth and wind'),
  room('arctic-scavengers', 'Arctic Scavengers', 'Bleak and resourceful'),
  room('fine-sand', 'Fine Sand', 'A competitive holiday'),
  room('snowcrest', 'Snowcrest', 'Calm, high air'),
  room('tundra', 'Tundra', 'A folk tale'),
]
