export const firstNames: readonly string[] =
  'Aaron Abigail Adrian Aisha Alan Alicia Amara Andre Angela Anika Anthony Ariana Beatriz Benjamin Bianca Brandon Caleb Camila Carlos Carmen Caroline Cedric Chloe Claire Curtis Daniel Darius Deborah Derek Diana Diego Dominic Elena Eli Elise Emily Eric Esther Ethan Fatima Felix Fiona Gabriel Grace Gregory Hannah Harold Hector Helen Ian Imani Irene Isaac Isabel Jamal James Janet Jasmine Jerome Joan Jonah Jordan Julia Kareem Karen Keiko Kevin Kiara Lauren Leon Lila Linda Lucas Lydia Malik Marcus Maria Martin Maya Mei Mercedes Miguel Miriam Nadia Naomi Nathan Neil Nicole Noah Olivia Omar Owen Paige Patricia Paul Priya Quentin Rachel Rafael Ravi Rebecca Renee Rosa Ruth Samuel Sandra Sara Sean Selena Simon Sofia Stella Tamara Teresa Theo Thomas Tobias Valerie Victor Vivian Walter Wendy Xavier Yasmin Yusuf Zoe'.split(
    ' ',
  );

export const lastNames: readonly string[] =
  'Abbott Acosta Adler Ahmed Alvarez Anders Archer Bailey Barnes Bauer Bell Bennett Blake Booker Brandt Brooks Cabrera Callahan Carver Castillo Chan Chavez Clarke Coleman Cruz Dalton Davila Delgado Diaz Dixon Doyle Duarte Ellis Espinoza Farrell Fischer Fleming Flores Foster Fuentes Gallagher Garner Gibbs Gomez Grady Guerra Hale Hansen Harmon Hayes Herrera Hoffman Holt Hughes Ibarra Ingram Jacobs Jensen Jimenez Kaplan Keller Khan Kim Knox Larsen Lawson Lim Lopez Lowell Lyons Maddox Marsh Mendez Mercer Molina Moore Nakamura Nash Navarro Nguyen Nolan Norris Ochoa Olsen Ortega Osborne Palmer Park Patel Pena Perry Pierce Quinn Ramos Reyes Rhodes Rivera Rosen Rowe Salazar Sanders Santos Schultz Shah Shaw Silva Soto Stone Suarez Tanaka Tate Torres Tran Underwood Valdez Vance Vega Walsh Watts Weaver Whitaker Wolfe Wong Yates Young Zamora Ziegler'.split(
    ' ',
  );

/** First words of business names. */
export const businessWords: readonly string[] =
  'Amber|Aspen|Beacon|Birch|Blackbird|Bluestone|Bramble|Bridgeport|Brightwater|Cardinal|Cedar|Clearwater|Cobalt|Copper|Crescent|Driftwood|Eastgate|Elmwood|Fairview|Fernhill|Foxglove|Granite|Greenfield|Greystone|Hazel|Heron|Highland|Hollow Oak|Ironwood|Ivy|Kestrel|Kingfisher|Lakeside|Larkspur|Lighthouse|Linden|Longleaf|Magnolia|Maple|Marigold|Meadowlark|Millstone|Moonrise|Northstar|Oakridge|Old Mill|Orchard|Osprey|Parkside|Pebble|Pinecrest|Prairie|Quarry|Redwood|Ridgeline|Riverbend|Rosewood|Saltbox|Sandpiper|Silverleaf|Sparrow|Stonebridge|Summit|Sycamore|Thistle|Timberline|Union Square|Valley|Wayfarer|Westbrook|Whitecap|Wildflower|Willow|Windward'.split(
    '|',
  );
